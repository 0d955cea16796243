export { createKeyAuthenticator } from './authenticate-key.ts'
export { type Caller, readRoute, writeRoute } from './caller.ts'
export { type Permission, permissions, type Scope, scopes } from './permissions.rules.ts'
