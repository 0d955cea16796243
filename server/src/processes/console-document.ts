import { consoleBase } from '../features/operators/console.gate.ts'
import { operatorRefusals } from '../features/operators/index.ts'
import { userRefusals } from '../features/users/user.refusals.ts'
import { openApiDocument } from '../platform/http/openapi.ts'
import { consoleRouteList } from './console-routes.ts'
import { faultMembers } from './refusals.ts'

/** The description of the console's own interface, from which the types of its screens are made. */
export function consoleDocument() {
  return openApiDocument(consoleRouteList, {
    title: 'Postrider console',
    version: '1',
    description: "What the operators' screens call. It changes with them.",
    url: consoleBase,
    members: faultMembers,
    gate: {
      refusals: [
        userRefusals.not_signed_in,
        userRefusals.csrf_failed,
        userRefusals.session_sent_in_clear,
        operatorRefusals.operator_factor_missing,
      ],
      headers: {},
    },
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-console',
        description: 'The session of an operator who has signed in.',
      },
    },
  })
}
