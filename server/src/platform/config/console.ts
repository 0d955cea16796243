import { z } from 'zod'

/** The operators' console. */
export const consoleSettings = {
  CONSOLE_DATABASE_URL: z
    .string()
    .default('postgres://postrider_console@127.0.0.1:54329/postrider')
    .describe(
      "PostgreSQL as the operators' console, which sees customers, accounts and operators. `postrider migrate` creates this role; it owns nothing.",
    ),
  CONSOLE_URL: z
    .url()
    .default('http://localhost:8084')
    .describe(
      'Where operators reach the console, on a host name of its own; requests that change something must come from its pages.',
    ),
  CONSOLE_HOST: z.string().default('127.0.0.1').describe('Address the console listens on.'),
  CONSOLE_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(8084)
    .describe('Port the console listens on. Let no customer reach it.'),
  INSTALLATION_NAME: z
    .string()
    .min(2)
    .max(40)
    .default('postrider')
    .describe('What operators call this installation, such as eu-1; whoever freezes all sending types it.'),
  OPERATOR_VOTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(5)
    .default(2)
    .describe(
      'How many operators must agree before sending is unfrozen, an account unlocked or a second factor reset. With 1 nobody looks twice: the console warns of it, and the log says so.',
    ),
}
