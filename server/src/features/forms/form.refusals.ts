import { refusals } from '../../platform/errors/refusal.ts'

export const mostForms = 50

export const formRefusals = refusals({
  form_not_found: { status: 404, title: 'Form not found', detail: 'The account has no such form.' },
  forms_too_many: {
    status: 409,
    title: 'Too many forms',
    detail: `An account has at most ${mostForms} forms. Delete one first.`,
  },
})
