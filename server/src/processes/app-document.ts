import { appBase } from '../features/app-api/index.ts'
import { userRefusals } from '../features/users/user.refusals.ts'
import { openApiDocument } from '../platform/http/openapi.ts'
import type { Route } from '../platform/http/route.ts'
import { appRoutes } from './app-routes.ts'
import { faultMembers } from './refusals.ts'

/** The description of the web application's own interface, from which its types are made. It may change with the screens. */
export function appDocument(routes: readonly Route[] = appRoutes) {
  return openApiDocument(routes, {
    title: 'Postrider web application',
    version: '1',
    description: 'What the screens of Postrider call. It changes with them; programs use API v1.',
    url: appBase,
    members: faultMembers,
    gate: {
      refusals: [
        userRefusals.not_signed_in,
        userRefusals.csrf_failed,
        userRefusals.session_sent_in_clear,
        userRefusals.right_required,
        userRefusals.session_outdated,
        userRefusals.reauthentication_required,
      ],
      headers: {},
    },
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-session',
        description: 'The session of a user who has signed in.',
      },
    },
  })
}
