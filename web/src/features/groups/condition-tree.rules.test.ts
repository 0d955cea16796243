import { expect, test } from 'vitest'
import {
  added,
  type BoxNode,
  boxed,
  copied,
  depthOf,
  emptiedBy,
  isBox,
  type LineNode,
  linesOf,
  moved,
  placedBefore,
  sentPart,
  type TreeNode,
  textOf,
  treeOf,
  unboxed,
} from './condition-tree.rules.ts'

const line = (key: string): LineNode => ({ key, source: key, operator: 'is', values: ['x'] })
const box = (key: string, ...of: TreeNode[]): BoxNode => ({ key, join: 'any', of })
const tree: BoxNode = { key: 'root', join: 'all', of: [line('a'), box('b', line('c'), line('d')), line('e')] }
const shape = (node: TreeNode): unknown => (isBox(node) ? { [node.key]: node.of.map(shape) } : node.key)
const order = (found: BoxNode | null) => found?.of.map(shape) ?? null

test('what is read is what would be saved', () => {
  const conditions = { join: 'none' as const, of: [{ source: 'city', operator: 'is', values: ['Ulm'] }] }
  expect(JSON.parse(textOf(treeOf(conditions)))).toEqual(conditions)
  expect(textOf(treeOf(conditions))).toBe(textOf(treeOf(conditions)))
})

test.each([
  ['a', 1, [{ b: ['a', 'c', 'd'] }, 'e']],
  ['e', -1, ['a', { b: ['c', 'd', 'e'] }]],
  ['c', 1, ['a', { b: ['d', 'c'] }, 'e']],
  ['c', -1, ['a', 'c', { b: ['d'] }, 'e']],
  ['d', 1, ['a', { b: ['c'] }, 'd', 'e']],
  ['b', -1, [{ b: ['c', 'd'] }, 'a', 'e']],
  ['a', -1, null],
  ['e', 1, null],
] as const)('%s moves by %i', (key, step, expected) => expect(order(moved(tree, key, step))).toEqual(expected))

test('boxes are put around lines and taken away again; a copy is a node of its own', () => {
  const around = boxed(tree, 'a')
  const put = around.of[0] as BoxNode
  expect([put.join, put.of]).toEqual(['any', [tree.of[0]]])
  expect(order(unboxed(around, put.key))).toEqual(order(tree))
  const keys = linesOf(copied(tree, 'b')).map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([6, 6])
  expect([depthOf(tree), depthOf(boxed(tree, 'c'))]).toEqual([2, 3])
})

test('only what is finished is sent, and answers find their line by the path they name', () => {
  const typed = added(added(tree, 'b', { ...line('new'), values: [] }), 'root', box('empty'))
  const sent = sentPart(typed, ({ values, key }) => values.length > 0 && key !== 'a')
  expect(sent?.conditions).toEqual({
    join: 'all',
    of: [{ join: 'any', of: [plain('c'), plain('d')] }, plain('e')],
  })
  expect([sent?.keyAt([0]), sent?.keyAt([0, 1]), sent?.keyAt([1])]).toEqual(['b', 'd', 'e'])
  expect(sentPart(tree, () => false)).toBeNull()
})

function plain(source: string) {
  return { source, operator: 'is', values: ['x'] }
}

test('the first of them that leaves nobody empties the group', () => {
  const left = (a: number, b: number, e: number) => new Map(Object.entries({ a, b, e }))
  expect(emptiedBy(tree, left(4, 0, 0), 9)).toBe('b')
  expect(emptiedBy(tree, left(4, 2, 1), 9)).toBeNull()
  expect(emptiedBy(tree, left(0, 0, 0), 0)).toBeNull()
  expect(emptiedBy({ ...tree, join: 'any' }, left(0, 0, 0), 9)).toBeNull()
})

test.each([
  ['e', 'c', ['a', { b: ['e', 'c', 'd'] }]],
  ['c', 'a', ['c', 'a', { b: ['d'] }, 'e']],
  ['b', 'a', [{ b: ['c', 'd'] }, 'a', 'e']],
  ['b', 'd', ['a', { b: ['c', 'd'] }, 'e']],
  ['a', 'a', ['a', { b: ['c', 'd'] }, 'e']],
] as const)('%s is put before %s, and nothing into itself', (key, before, expected) =>
  expect(order(placedBefore(tree, key, before))).toEqual(expected),
)
