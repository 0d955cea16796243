import type { Condition, Line } from '../../src/features/conditions/condition.rules.ts'
import fc from '../fast-check.ts'
import { amounts, dayFromNow, days, links, lists, texts, type World } from './world.ts'

const line = (source: fc.Arbitrary<string> | string, operator: string[], values: fc.Arbitrary<string[]>) =>
  fc.record<Line>({
    source: typeof source === 'string' ? fc.constant(source) : source,
    operator: fc.constantFrom(...operator),
    values,
  })

const one = (values: readonly string[]) => fc.constantFrom(...values).map((value) => [value])
const two = (values: readonly string[]) => fc.tuple(fc.constantFrom(...values), fc.constantFrom(...values))
const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 })
const nothing = fc.constant<string[]>([])
const count = one(['1', '2', '3', '7', '30', '366'])

/** Lines of every kind with every operator, about what the world has. */
function lines({ account, fields, groupIds, newsletterIds }: World, dynamicIds: readonly number[]): fc.Arbitrary<Line> {
  const field = (type: number) => `field:${fields[type - 1]}`
  const words = fc.constantFrom('firstname', 'city', 'languageIso', 'kind', 'timeZone', 'email', field(1))
  const wordValues = [...texts, 'de', 'person', 'Europe/Berlin', 'bulk.1@EXAMPLE.com']
  const numbers = fc.constantFrom('id', 'genderId', field(2), field(6))
  const numberValues = ['1', '2', '38', '7', '-3', '9007199254740991', ...amounts, '10.250']
  const dates = fc.constantFrom('birthday', field(3))
  const dateValues = [...days, dayFromNow(0), dayFromNow(1), dayFromNow(-1)]
  const times = fc.constantFrom('createdAt', 'updatedAt', 'optinAt', 'optoutAt')
  const timeValues = [0, -1, -3, -5, -9].map(dayFromNow)
  const anything = fc.oneof(words, numbers, dates, times, fc.constant(field(4)), fc.constant(field(5)))
  const channels = fc.constantFrom(...account.channelIds.map((id) => `channel:${id}`))
  const states = ['1', '2/1', '2/2', '2/3', '3/4', '3/5', '3/7', '3/8']
  const newsletters = newsletterIds.map(String)
  const newsletter = fc.constantFrom(...newsletters)
  const groups = [...groupIds, ...dynamicIds].map(String)
  const engagement = fc.constantFrom('received', 'opened', 'clicked')
  return fc.oneof(
    line(words, ['is', 'isNot', 'contains', 'notContains', 'startsWith', 'endsWith'], one(wordValues)),
    line(words, ['isOneOf', 'isNoneOf'], some(wordValues)),
    line(numbers, ['equals', 'differs', 'less', 'atMost', 'more', 'atLeast'], one(numberValues)),
    line(numbers, ['between'], two(numberValues)),
    line(numbers, ['isOneOf', 'isNoneOf'], some(numberValues)),
    line(dates, ['on', 'before', 'after'], one(dateValues)),
    line(dates, ['between'], two(dateValues)),
    line(dates, ['inLastDays', 'inNextDays', 'anniversaryInNextDays'], count),
    line('birthday', ['ageBetween'], fc.constantFrom(['1', '40'], ['36', '36'], ['37', '99'], ['60', '30'])),
    line(times, ['before', 'after'], one(timeValues)),
    line(times, ['between'], two(timeValues)),
    line(times, ['inLastDays', 'notInLastDays'], count),
    line(field(4), ['isTrue', 'isFalse'], nothing),
    line(field(5), ['containsAny', 'containsAll', 'containsNone'], some(lists)),
    line(anything, ['isEmpty', 'isNotEmpty'], nothing),
    line(channels, ['isOneOf', 'isNoneOf'], some([...states, 'none'])),
    line(
      channels,
      ['isOneOfForDays'],
      fc.tuple(count, some(states)).map(([n, of]) => [...n, ...of]),
    ),
    line('group', ['memberOf', 'notMemberOf'], some(groups)),
    line(engagement, ['ofNewsletter', 'notOfNewsletter'], one(newsletters)),
    line(engagement, ['inLastDays'], fc.tuple(fc.constantFrom('1', '4', '6', '30'), fc.constantFrom('1', '2'))),
    line(engagement, ['notInLastDays'], one(['1', '4', '6', '30'])),
    line('clicked', ['linkOfNewsletter', 'notLinkOfNewsletter'], fc.tuple(newsletter, fc.constantFrom(...links))),
    line('origin', ['isOneOf', 'isNoneOf'], some(['person', 'key', 'user', 'operator', 'import', 'import:7'])),
    line('basis', ['isOneOf', 'isNoneOf'], some(['consent', 'existingCustomer', 'transactional'])),
    line('trackingConsent', ['isTrue', 'isFalse'], nothing),
  )
}

export function trees(world: World, dynamicIds: readonly number[]): fc.Arbitrary<Condition> {
  const leaf = lines(world, dynamicIds) as fc.Arbitrary<Condition>
  const box = (of: fc.Arbitrary<Condition>) =>
    fc.record({
      join: fc.constantFrom('all' as const, 'any' as const, 'none' as const),
      of: fc.array(of, { minLength: 1, maxLength: 4 }),
    }) as fc.Arbitrary<Condition>
  return box(fc.oneof(leaf, leaf, leaf, box(fc.oneof(leaf, leaf, box(leaf)))))
}
