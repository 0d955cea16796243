import fc from 'fast-check'
import { hostileName, hostileValue, smuggledValue } from './hostile.ts'
import { type Json, Members } from './json-text.ts'

type Mutation =
  | { kind: 'replace'; at: number; value: Json }
  | { kind: 'add'; at: number; name: string; value: Json }
  | { kind: 'remove'; at: number }
  | { kind: 'repeat'; at: number; value: Json }
  | { kind: 'wrap'; at: number }

export interface MutatedBody {
  value: Json
  /** Names that were added to the outermost object. */
  added: string[]
}

export function mutationsOf(columns: readonly string[]): fc.Arbitrary<Mutation[]> {
  const at = fc.nat({ max: 500 })
  const mutation = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('replace' as const), at, value: hostileValue }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('add' as const),
        at: fc.oneof(fc.constant(0), at),
        name: hostileName(columns),
        value: smuggledValue,
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), at }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), at, value: hostileValue }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('wrap' as const), at }) },
  )
  return fc.array(mutation, { maxLength: 3 })
}

export function mutate(body: Json, mutations: readonly Mutation[]): MutatedBody {
  const root: { value: Json } = { value: copy(body) }
  const added: string[] = []
  for (const mutation of mutations) {
    if (mutation.kind === 'add') {
      const name = addMember(root.value, mutation)
      if (name !== null) added.push(name)
    } else changeSlot(root, mutation)
  }
  const pairs = root.value instanceof Members ? root.value.pairs : []
  return { value: root.value, added: added.filter((name) => pairs.some(([other]) => other === name)) }
}

/** Every level is reached: `at` counts through all objects of the body. */
function addMember(root: Json, { at, name, value }: Extract<Mutation, { kind: 'add' }>): string | null {
  const objects: Members[] = []
  visit(root, (node) => node instanceof Members && objects.push(node))
  const target = objects[at % Math.max(1, objects.length)]
  target?.pairs.push([name, copy(value)])
  return target !== undefined && target === root ? name : null
}

interface Slot {
  get(): Json
  set(value: Json): void
  remove(): void
  repeat(value: Json): void
}

function changeSlot(root: { value: Json }, mutation: Exclude<Mutation, { kind: 'add' }>): void {
  const slots = slotsOf(root)
  const slot = slots[mutation.at % slots.length] as Slot
  if (mutation.kind === 'replace') slot.set(copy(mutation.value))
  else if (mutation.kind === 'wrap') slot.set([slot.get()])
  else if (mutation.kind === 'remove') slot.remove()
  else slot.repeat(copy(mutation.value))
}

function slotsOf(root: { value: Json }): Slot[] {
  const set = (value: Json) => {
    root.value = value
  }
  const slots: Slot[] = [{ get: () => root.value, set, remove: () => set(new Members([])), repeat: set }]
  visit(root.value, (node) => {
    if (node instanceof Members) for (const pair of node.pairs) slots.push(memberSlot(node, pair))
    else if (Array.isArray(node)) for (let i = 0; i < node.length; i++) slots.push(itemSlot(node, i))
  })
  return slots
}

function memberSlot({ pairs }: Members, pair: [string, Json]): Slot {
  return {
    get: () => pair[1],
    set: (value) => {
      pair[1] = value
    },
    remove: () => pairs.splice(pairs.indexOf(pair), 1),
    repeat: (value) => pairs.push([pair[0], value]),
  }
}

function itemSlot(items: Json[], i: number): Slot {
  return {
    get: () => items[i] as Json,
    set: (value) => {
      items[i] = value
    },
    remove: () => items.splice(i, 1),
    repeat: (value) => items.push(value),
  }
}

function visit(node: Json, look: (node: Json) => void): void {
  look(node)
  if (node instanceof Members) for (const [, value] of node.pairs) visit(value, look)
  else if (Array.isArray(node)) for (const value of node) visit(value, look)
}

function copy(node: Json): Json {
  if (node instanceof Members) return new Members(node.pairs.map(([name, value]) => [name, copy(value)]))
  return Array.isArray(node) ? node.map(copy) : node
}
