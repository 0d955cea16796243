import { accounts } from './accounts.ts'
import { applicationAccess } from './application-access.ts'
import { applicationContent } from './application-content.ts'
import { applicationDevelopers } from './application-developers.ts'
import { applicationPeople } from './application-people.ts'
import { applicationSending } from './application-sending.ts'
import { authentication } from './authentication.ts'
import { campaigns } from './campaigns.ts'
import { changes, integrators } from './changes.ts'
import { channels } from './channels.ts'
import { customerFields } from './customer-fields.ts'
import { errors } from './errors.ts'
import { format } from './format.ts'
import { groups } from './groups.ts'
import { idempotency } from './idempotency.ts'
import { limits } from './limits.ts'
import { mailings } from './mailings.ts'
import { pages } from './pages.ts'
import { pagination } from './pagination.ts'
import { register } from './register.ts'
import { states } from './states.ts'
import { subscribers } from './subscribers.ts'
import { triggers } from './triggers.ts'
import { variables } from './variables.ts'
import { webhooks } from './webhooks.ts'

export const catalogue = [
  format,
  accounts,
  authentication,
  limits,
  errors,
  idempotency,
  pagination,
  subscribers,
  register,
  states,
  groups,
  channels,
  customerFields,
  mailings,
  triggers,
  campaigns,
  variables,
  pages,
  webhooks,
  applicationAccess,
  applicationPeople,
  applicationContent,
  applicationSending,
  applicationDevelopers,
  changes,
  integrators,
]

export const clauses = new Map(catalogue.flatMap((area) => area.clauses).map((clause) => [clause.id, clause]))
