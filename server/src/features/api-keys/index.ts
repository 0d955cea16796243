export { createKeyAuthenticator } from './authenticate-key.ts'
export { type Caller, readRoute, writeRoute } from './caller.ts'
export { createKeyGate } from './key-gate.ts'
export { type Scope, scopes } from './scope.rules.ts'
