-- Users see why a run does not move: whether everything is frozen, when a sender was last heard, and what came back of it (W-095).
grant select (frozen_at) on sending_state to postrider_app;
grant select (heartbeat_at, stopped_at) on senders to postrider_app;
grant select on run_reports to postrider_app;
