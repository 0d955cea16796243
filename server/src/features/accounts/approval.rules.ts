/** Whether the operator lets an account send. Those the operator made are approved. */
export type Approval = 'pending' | 'approved' | 'refused'
