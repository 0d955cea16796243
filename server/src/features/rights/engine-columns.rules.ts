/** What the engine knows of itself: processes, the relay and its log, and what it has added up. About nobody. */
export const engineColumns = {
  installation: { none: 'is_only secret_fingerprint set_at refused_at refused_login refused_address' },
  relay_daemons: { none: 'relay pid instance client seen_at' },
  relay_queue: { none: 'relay queue_id run_id message_id seen_at taken' },
  relay_sessions: { none: 'id relay client sender_id opened_at answered_at ended_at' },
  relays: { none: 'name log_file log_offset caught_up_at proven_at gap_at' },
  round_failures: { none: 'account_id round since failed_at failure' },
  rounds: { none: 'name every_seconds begun_at succeeded_at failed_at failure done total' },
  senders: {
    none: `id host pid started_at heartbeat_at stopped_at term returned_at memory_bytes stalled_run stalled_block
           stalled_since away_relays`,
  },
  sending_state: { none: 'is_only system_identifier timeline seal frozen_reason frozen_at' },
  statistics_progress: { none: 'is_only folded_to checked_at' },
  newsletter_days: {
    none: 'account_id newsletter_id day kind content_id link agent verdict n people anonymous',
  },
  newsletter_hours: { none: 'account_id newsletter_id hour kind n machine people' },
  newsletter_states: { none: 'account_id newsletter_id state n' },
} as const
