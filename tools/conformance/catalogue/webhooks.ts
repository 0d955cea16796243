import { type Area, feedback } from './row.ts'

export const webhooks: Area = {
  name: 'webhooks',
  rows: [
    feedback('D-WHK-1', 'hooks and their signatures'),
    feedback('D-WHK-2', 'body of an event'),
    feedback('D-WHK-3', 'kinds of event'),
    feedback('D-WHK-4', 'delivery, retries, safe targets'),
    feedback('E-275', 'signature verifies, tampering fails'),
    feedback('E-276', 'retry keeps the id'),
    feedback('E-277', 'first and further channels'),
    feedback('E-278', 'answers that cause a retry'),
    feedback('E-279', 'internal targets refused'),
    feedback('E-280', 'event follows the commit'),
  ],
}
