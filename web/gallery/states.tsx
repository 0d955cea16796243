import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { Refusal } from '../src/api/refusal.ts'
import { LinkButton } from '../src/ui/link-button.tsx'
import { say } from '../src/ui/say.tsx'
import { Empty } from '../src/ui/states/empty.tsx'
import { EmptyFiltered } from '../src/ui/states/empty-filtered.tsx'
import { Failure } from '../src/ui/states/failure.tsx'
import { Notice } from '../src/ui/states/notice.tsx'
import { SkeletonRows } from '../src/ui/table/skeleton-rows.tsx'
import classes from './gallery.module.css'
import { Part } from './part.tsx'

const nothing = () => undefined

export function Controls() {
  return (
    <>
      <Part name="Buttons">
        <div className={classes.row}>
          <Button variant="filled">Save group</Button>
          <Button>Test mail</Button>
          <Button variant="subtle">Discard</Button>
          <Button variant="filled" color="red">
            Erase Ida Kestrel
          </Button>
          <Button variant="filled" loading>
            Saving
          </Button>
          <Button disabled>Not now</Button>
          <LinkButton>A second choice</LinkButton>
        </div>
      </Part>
      <Part name="Fields">
        <div className={classes.row}>
          <TextInput label="Last name" defaultValue="Kestrel" />
          <TextInput
            label="Address"
            defaultValue="ida.kestrel@"
            error="The part after @ is missing, for example example.com"
          />
          <PasswordInput label="Password" defaultValue="a long walk" />
          <Checkbox label="Chosen" defaultChecked />
          <Checkbox label="Some of them" indeterminate readOnly />
          <Checkbox label="Not chosen" />
        </div>
      </Part>
    </>
  )
}

export function States() {
  return (
    <>
      <Part name="Loading: the shape of what comes, after 300 ms">
        <SkeletonRows />
      </Part>
      <Part name="Empty, for the first time">
        <Empty icon={IconUsers} title="Nobody is here yet." text="Bring a list, or add yourself and try it out.">
          <Button variant="filled">Import a list</Button>
        </Empty>
      </Part>
      <Part name="Empty, because of a filter">
        <EmptyFiltered
          title="No subscriber matches these 3 filters."
          text="Without the city there are 1,204."
          drop={{ label: 'Remove the city', run: nothing }}
          clear={{ label: 'Show all', run: nothing }}
        />
      </Part>
      <Part name="Error, refusal, notice">
        <Failure
          error={new Refusal(500, 'internal_error', { reference: '7f3a-19c2' })}
          title="The list could not be loaded."
          onRetry={nothing}
        />
        <Failure error={new Refusal(403, 'right_required')} title="The list could not be loaded." onRetry={nothing} />
        <Notice kind="warn" title="Too many tries." text="Try again in 42 seconds." quiet />
        <Notice kind="plain" title="Nobody lives at this address any more." quiet />
      </Part>
      <Part name="Said, with the way back">
        <Button onClick={() => say({ text: '3 people archived.', undo: { label: 'Undo', run: nothing } })}>
          Archive three people
        </Button>
      </Part>
    </>
  )
}
