import { z } from 'zod'

export const linkToken = z.string().max(100).describe('What stands behind the # of the link')
