import { type Config, ConfigError } from '../platform/config/config.ts'

/** Whoever knows the secret can forge every link. */
export function refuseSampleSecret({ POSTRIDER_SECRET, REQUIRE_HTTPS }: Config): void {
  if (POSTRIDER_SECRET.startsWith('development-only') && REQUIRE_HTTPS)
    throw new ConfigError(
      'POSTRIDER_SECRET is not set. Set your own secret of 32 characters or more (for development: REQUIRE_HTTPS=false).',
    )
}
