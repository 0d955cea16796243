import { type Area, application, foundation } from './row.ts'

export const accounts: Area = {
  name: 'accounts',
  rows: [
    foundation('R-008', 'account has id, type and name'),
    foundation('R-009', 'account type is L or S'),
    application('R-010', 'L-account publishes to its S-accounts'),
    foundation('R-011', 'S-account below a parent or alone', { sending: 'dispatch from S-accounts only' }),
    foundation('R-012', 'accounts keep their data apart'),
    foundation('R-013', 'a request sees one account only'),
    foundation('R-014', 'customer grouping invisible in the API'),
    foundation('R-015', 'no users in the API, keys only', { application: 'users and roles' }),
    foundation('R-209', 'whoami tells about the own account'),
    foundation('D-ACC-1', 'type as one letter'),
    foundation('D-ACC-2', 'members and includes of whoami'),
  ],
}
