import { afterEach, beforeEach } from 'vitest'
import { closeClaims, forgetClaims } from './proves.ts'

beforeEach(({ task }) => forgetClaims(task))
afterEach(({ task }) => closeClaims(task))
