import type { ConditionBox, ConditionLine } from '../../api/records.ts'

/** A line or a box on the screen. The key stays with it wherever it is moved. */
export interface LineNode extends ConditionLine {
  key: string
}
export interface BoxNode {
  key: string
  join: ConditionBox['join']
  of: TreeNode[]
}
export type TreeNode = LineNode | BoxNode

export function isBox(node: TreeNode): node is BoxNode {
  return 'join' in node
}

let keys = 0
export function newKey(): string {
  keys += 1
  return `c${keys}`
}

export function treeOf(conditions: ConditionBox | null): BoxNode {
  if (!conditions) return { key: newKey(), join: 'all', of: [] }
  const of = conditions.of.map((each) => ('join' in each ? treeOf(each) : { ...each, key: newKey() }))
  return { key: newKey(), join: conditions.join, of }
}

/** What would be saved; two trees that say the same are the same text. */
export function textOf(tree: BoxNode): string {
  return JSON.stringify(tree, (name, value) => (name === 'key' ? undefined : value))
}

export function linesOf(node: TreeNode): LineNode[] {
  return isBox(node) ? node.of.flatMap(linesOf) : [node]
}

/** A line is no box; boxes count from the inside out. */
export function depthOf(node: TreeNode): number {
  return isBox(node) ? 1 + Math.max(0, ...node.of.map(depthOf)) : 0
}

/** Puts other nodes in the place of one: none removes it, several stand where it stood. */
export function replaced(tree: BoxNode, key: string, by: (node: TreeNode) => TreeNode[]): BoxNode {
  const of = tree.of.flatMap((node) => {
    if (node.key === key) return by(node)
    return [isBox(node) ? replaced(node, key, by) : node]
  })
  return { ...tree, of }
}

export function withLine(tree: BoxNode, key: string, changes: Partial<ConditionLine>): BoxNode {
  return replaced(tree, key, (node) => [{ ...node, ...changes } as TreeNode])
}

export function withJoin(tree: BoxNode, key: string, join: BoxNode['join']): BoxNode {
  if (tree.key === key) return { ...tree, join }
  return replaced(tree, key, (node) => [{ ...node, join } as TreeNode])
}

export function added(tree: BoxNode, boxKey: string, node: TreeNode): BoxNode {
  if (tree.key === boxKey) return { ...tree, of: [...tree.of, node] }
  return { ...tree, of: tree.of.map((each) => (isBox(each) ? added(each, boxKey, node) : each)) }
}

export function copied(tree: BoxNode, key: string): BoxNode {
  return replaced(tree, key, (node) => [node, withNewKeys(node)])
}

function withNewKeys(node: TreeNode): TreeNode {
  return isBox(node) ? { ...node, key: newKey(), of: node.of.map(withNewKeys) } : { ...node, key: newKey() }
}

/** Around what there is: at least one of it, until somebody says otherwise. */
export function boxed(tree: BoxNode, key: string): BoxNode {
  return replaced(tree, key, (node) => [{ key: newKey(), join: 'any', of: [node] }])
}

/** Takes a box away from around its lines. */
export function unboxed(tree: BoxNode, key: string): BoxNode {
  return replaced(tree, key, (node) => (isBox(node) ? node.of : [node]))
}

/** One place up or down; at the edge of a box out of it, and a line into the box beside it. Null = there is no further. */
export function moved(tree: BoxNode, key: string, step: -1 | 1): BoxNode | null {
  const at = tree.of.findIndex((node) => node.key === key)
  if (at >= 0) return movedAmong(tree, at, step)
  for (const [i, inner] of tree.of.entries()) {
    if (!isBox(inner)) continue
    const found = inner.of.find((node) => node.key === key)
    const within = moved(inner, key, step)
    if (within) return { ...tree, of: tree.of.with(i, within) }
    if (!found) continue
    const left = { ...inner, of: inner.of.filter((node) => node !== found) }
    return { ...tree, of: tree.of.toSpliced(i, 1, ...(step < 0 ? [found, left] : [left, found])) }
  }
  return null
}

function movedAmong(box: BoxNode, at: number, step: -1 | 1): BoxNode | null {
  const node = box.of[at] as TreeNode
  const beside = box.of[at + step]
  if (!beside) return null
  const rest = box.of.filter((each) => each !== node)
  if (isBox(beside) && !isBox(node)) {
    const into = { ...beside, of: step > 0 ? [node, ...beside.of] : [...beside.of, node] }
    return { ...box, of: rest.map((each) => (each === beside ? into : each)) }
  }
  return { ...box, of: rest.toSpliced(at + step, 0, node) }
}

/** Takes a node from where it is and puts it before another; not into itself. */
export function placedBefore(tree: BoxNode, key: string, before: string): BoxNode {
  const node = nodeAt(tree, key)
  if (!node || nodeAt({ key: '', join: 'all', of: [node] }, before)) return tree
  return replaced(
    replaced(tree, key, () => []),
    before,
    (target) => [node, target],
  )
}

function nodeAt(tree: BoxNode, key: string): TreeNode | undefined {
  for (const node of tree.of) {
    const found = node.key === key ? node : isBox(node) ? nodeAt(node, key) : undefined
    if (found) return found
  }
  return undefined
}

/** The finished part of a tree as it is sent, and which node stands at each of its paths. */
export interface Sent {
  conditions: ConditionBox
  keyAt(path: readonly number[]): string | undefined
}

/** Null = nothing is finished yet. */
export function sentPart(tree: BoxNode, isFinished: (line: LineNode) => boolean): Sent | null {
  const keys = new Map<string, string>()
  const part = (node: TreeNode, path: number[]): ConditionBox | ConditionLine | null => {
    keys.set(path.join('.'), node.key)
    if (!isBox(node))
      return isFinished(node) ? { source: node.source, operator: node.operator, values: node.values } : null
    const of: (ConditionBox | ConditionLine)[] = []
    for (const each of node.of) {
      const sent = part(each, [...path, of.length])
      if (sent) of.push(sent)
    }
    return of.length > 0 ? { join: node.join, of } : null
  }
  const conditions = part(tree, []) as ConditionBox | null
  return conditions && { conditions, keyAt: (path) => keys.get(path.join('.')) }
}

/** The line or box after which nobody is left, among those of which all must be true. */
export function emptiedBy(tree: BoxNode, left: ReadonlyMap<string, number>, before: number): string | null {
  if (tree.join !== 'all' || before === 0) return null
  const counted = tree.of.filter(({ key }) => left.has(key))
  return counted.find(({ key }) => left.get(key) === 0)?.key ?? null
}
