import { area } from '../clause.ts'

export const webhooks = area('webhooks', {
  'D-WHK-1': [
    'name, https address, events, several per account',
    'signature of the standard',
    'secret shown once',
    'two signatures while rotating',
  ],
  'D-WHK-2': ['body of an event', 'below 20 KB'],
  'D-WHK-3': [
    'first and further opt-ins',
    'whole and partial opt-outs',
    'bounces and complaints',
    'archived and reactivated',
    'created, updated, deleted',
    'copy sent',
    'copy failed',
  ],
  'D-WHK-4': [
    'outbox in the same transaction',
    'success is 2xx within fifteen seconds',
    'redirects are failures',
    'gone disables the hook',
    'retries by the timetable, honouring a wish',
    'failing after the last retry',
    'internal targets refused when connecting',
  ],
  'E-275': ['signature verifies', 'changed body fails'],
  'E-276': 'retry keeps the id, renews time and signature',
  'E-277': ['first and further opt-ins', 'whole and partial opt-outs'],
  'E-278': ['redirect, fault and timeout are retried', 'gone disables'],
  'E-279': 'internal targets refused',
  'E-280': ['undone change sends nothing', 'committed change sends one id'],
})
