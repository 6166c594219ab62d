-- Until when a push makes sense if her quiet hours are left out of account. Where they end it earlier, its row waits for
-- the end of them, whether or not the push service has taken it: with no notes in it where it has.
alter table pushes add column fresh_until timestamptz;
update pushes set fresh_until = expires_at;
alter table pushes alter column fresh_until set not null;
drop index pushes_expires_at_idx;
create index on pushes (fresh_until);
