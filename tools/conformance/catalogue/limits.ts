import { type Area, foundation, sending } from './row.ts'

export const limits: Area = {
  name: 'limits',
  rows: [
    foundation('R-039', '600 requests a minute per key'),
    foundation('R-040', 'ten requests at once per key'),
    foundation('R-041', 'both limits answer 429'),
    sending('R-042', 'batch takes 100 receivers at most'),
    foundation('R-045', 'limits counted by key alone'),
    foundation('D-LIM-1', 'sliding minute, shared by all processes'),
    foundation('D-LIM-2', 'limit headers on every answer'),
    foundation('D-LIM-3', 'refusal names the violated policy'),
    foundation('E-022', 'request 601 refused'),
    foundation('E-023', 'waiting as told helps'),
    foundation('E-024', 'limit checked before the body'),
    foundation('E-025', 'refused requests cost nothing'),
    foundation('E-026', 'quotas of two keys are separate'),
    foundation('E-027', 'client errors count too'),
    foundation('E-028', 'eleventh parallel request refused'),
    foundation('E-029', 'slot freed after abort and fault'),
    foundation('E-030', 'remaining count falls by one'),
    foundation('E-031', 'limit headers are structured fields'),
    foundation('E-032', 'reset time lies ahead'),
    foundation('E-033', 'failed logins show no quota'),
    foundation('E-034', 'window slides over the minute mark'),
  ],
}
