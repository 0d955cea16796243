import { distrusts } from '../bounces/report-trust.rules.ts'

/** A report that was not believed counts nowhere. One about somebody who is gone is as true as before. */
export const disbelieved = distrusts.filter((reason) => reason !== 'subscriberGone')
