import ts from 'typescript'
import { wireTypeOf } from '../../server/src/platform/db/wire-values.ts'

/** A column as the database brings it; `source` is the type of the table's column it is taken from unchanged. */
export interface BroughtColumn {
  name: string
  typeId: number
  source?: { type: ts.Type; isNullable: boolean }
  wasNull: boolean
}

/** How the declared type of a row differs from what the statement brings, as sentences; empty = it does not. */
export function differences(checker: ts.TypeChecker, declared: ts.Type, columns: readonly BroughtColumn[]): string[] {
  const members = new Map(checker.getPropertiesOfType(declared).map((member) => [member.name, member]))
  const brought = new Set(columns.map(({ name }) => name))
  const missing = [...members.values()]
    .filter(({ name, flags }) => !brought.has(name) && !(flags & ts.SymbolFlags.Optional))
    .map(({ name }) => `no column ${name}`)
  return [
    ...missing,
    ...columns.flatMap((column) => {
      const member = members.get(column.name)
      return member
        ? memberDifference(checker, checker.getTypeOfSymbol(member), column)
        : [`column ${column.name} is not in the type`]
    }),
  ]
}

function memberDifference(checker: ts.TypeChecker, type: ts.Type, column: BroughtColumn): string[] {
  const { name, typeId, source, wasNull } = column
  const { reads } = wireTypeOf(typeId)
  const said = `${name}: ${checker.typeToString(type)}`
  const allowsNull = checker.isTypeAssignableTo(checker.getNullType(), type)
  if (wasNull && !allowsNull) return [`${said}, and null was seen`]
  if (source?.isNullable && !allowsNull) return [`${said}, and the column may be null`]
  // Nobody but the store knows what is in JSON.
  if (reads === 'unknown') return []
  const value = checker.getNonNullableType(type)
  if (!isReadAs(checker, value, reads)) return [`${said}, and a ${reads} is read`]
  // Where the schema lists no values, the store may know more than the schema.
  if (source && isClosed(source.type) && !checker.isTypeAssignableTo(checker.getNonNullableType(source.type), value))
    return [`${said}, and the column holds ${checker.typeToString(checker.getNonNullableType(source.type))}`]
  return []
}

function isClosed(type: ts.Type): boolean {
  return type.isUnion() && type.types.some((member) => member.isLiteral())
}

function isReadAs(checker: ts.TypeChecker, type: ts.Type, reads: string): boolean {
  if (reads === 'Buffer') return type.symbol?.name === 'Buffer' || type.symbol?.name === 'Uint8Array'
  const [base, isArray] = reads.endsWith('[]') ? [reads.slice(0, -2), true] : [reads, false]
  const item = isArray ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : type
  // `null` alone is left as never, which would fit everything.
  if (!item || item.flags & ts.TypeFlags.Never) return false
  return checker.isTypeAssignableTo(item, primitive(checker, base))
}

function primitive(checker: ts.TypeChecker, name: string): ts.Type {
  if (name === 'number') return checker.getNumberType()
  if (name === 'boolean') return checker.getBooleanType()
  return checker.getStringType()
}
