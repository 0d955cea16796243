import ts from 'typescript'

const askingMethods = ['rows', 'outsideTenants']

/** Every call that asks the database for rows. */
export function findCalls(program: ts.Program, isRelevant: (path: string) => boolean): ts.CallExpression[] {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isRelevant(fileName))
    .flatMap((file) => callsIn(file).filter((call) => askingMethods.includes(methodOf(call) ?? '')))
}

export function placeOf(node: ts.Node, root: string): string {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(nameOf(node).getStart())
  return `${file.fileName.slice(root.length + 1)}:${line + 1}`
}

/** The call at `path:line:column` of a stack trace, which points at the name that is called. */
export function callAt(program: ts.Program, root: string, frame: string): ts.CallExpression | undefined {
  const { file, position } = locate(program, root, frame)
  return file && callsIn(file).find((call) => nameOf(call).getStart() === position)
}

/** A function that went on after waiting: its frame points at the `await`, and the call that asked is no longer there. */
export function isResumption(program: ts.Program, root: string, frame: string): boolean {
  const { file, position } = locate(program, root, frame)
  return file?.text.startsWith('await', position) ?? false
}

function locate(program: ts.Program, root: string, frame: string): { file?: ts.SourceFile; position: number } {
  const [, path, line, column] = frame.match(/^(.*):(\d+):(\d+)$/) ?? []
  const file = program.getSourceFile(`${root}/${path}`)
  if (!file || Number(line) > file.getLineStarts().length) return { position: 0 }
  return { file, position: (file.getLineStarts()[Number(line) - 1] as number) + Number(column) - 1 }
}

/** What the rows of each statement of this call are said to be; the last one holds for all that follow. `callers` help where the type is a parameter. */
export function declaredRows(
  checker: ts.TypeChecker,
  call: ts.CallExpression,
  callers: ts.CallExpression[],
): ts.Type[] {
  const signature = checker.getResolvedSignature(call)
  const answer = signature && checker.getAwaitedType(signature.getReturnType())
  if (!answer) return []
  const lists = methodOf(call) === 'rows' ? [answer] : checker.getTypeArguments(answer as ts.TypeReference)
  return lists.flatMap((list) => {
    const row = checker.getIndexTypeOfType(list, ts.IndexKind.Number)
    if (!row) return []
    const known = row.isTypeParameter() ? argumentFor(checker, row, callers) : row
    return known ? [known] : []
  })
}

export function isDiscarded(call: ts.CallExpression): boolean {
  const outer = ts.isAwaitExpression(call.parent) ? call.parent.parent : call.parent
  return ts.isExpressionStatement(outer)
}

/** Rows of which nothing but their number is asked. */
export function isOnlyCounted(call: ts.CallExpression): boolean {
  const { parent } = ts.isAwaitExpression(call.parent) ? call.parent : call
  if (ts.isParenthesizedExpression(parent)) return isLength(parent.parent)
  if (!ts.isVariableDeclaration(parent)) return false
  const name = ts.isArrayBindingPattern(parent.name) ? soleName(parent.name) : parent.name
  if (!name || !ts.isIdentifier(name)) return false
  const uses = namesIn(parent.parent.parent.parent).filter(
    (use) => use !== name && use.text === name.text && !isMember(use),
  )
  return uses.length > 0 && uses.every((use) => isLength(use.parent))
}

/** `[rows = []]` */
function soleName(pattern: ts.ArrayBindingPattern): ts.BindingName | undefined {
  const [first, ...others] = pattern.elements
  return first && ts.isBindingElement(first) && others.length === 0 ? first.name : undefined
}

/** The `rows` of `tx.rows`. */
function isMember(name: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(name.parent) && name.parent.name === name
}

function isLength(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'length'
}

function namesIn(scope: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(scope)
  return found
}

/** `listPage<Article>(…)` says what its `R` is. */
function argumentFor(checker: ts.TypeChecker, parameter: ts.Type, callers: ts.CallExpression[]): ts.Type | undefined {
  const declaration: ts.Node | undefined = parameter.symbol.declarations?.[0]
  for (const caller of callers) {
    const parameters: readonly ts.Node[] = checker.getResolvedSignature(caller)?.declaration?.typeParameters ?? []
    const argument = caller.typeArguments?.[parameters.indexOf(declaration as ts.Node)]
    if (argument) return checker.getTypeFromTypeNode(argument)
  }
  return undefined
}

function callsIn(file: ts.SourceFile): ts.CallExpression[] {
  const found: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function methodOf(call: ts.CallExpression): string | undefined {
  return ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : undefined
}

function nameOf(node: ts.Node): ts.Node {
  if (!ts.isCallExpression(node)) return node
  return ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
}
