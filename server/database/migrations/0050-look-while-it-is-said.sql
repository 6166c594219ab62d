-- As in 0047, and she waits for whoever is writing in the thread, as they wait for her. Whoever writes looks for marks that know of no
-- news yet: a mark that is just being read past its news did not look like one, and what came in that moment was never told.
grant create on schema public to lightly_system;
set local role lightly_system;
create or replace function look_at_thread(thread uuid, upto bigint) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  post public.posts;
  read_to bigint;
  news bigint;
begin
  select * into post from public.posts where id = thread for share;
  if not found or reader is null or not (public.shows_post(reader, post) or not post.is_removed and exists (
    select from public.post_authors hers where hers.post_id = thread and hers.user_id = reader
  )) then return false; end if;
  insert into public.village_reads as known (user_id, post_id, position)
    values (reader, thread, least(coalesce(upto, post.last_position), post.last_position))
    on conflict (user_id, post_id) do update set
      position = greatest(known.position, excluded.position), looked_at = now()
    where excluded.position > known.position or known.looked_at < now() - interval '1 day'
    returning position into read_to;
  news := public.next_news(reader, thread, read_to);
  update public.village_reads known set news_position = news
    where known.user_id = reader and known.post_id = thread and known.news_position <= read_to and news is not null;
  return true;
end $$;
reset role;
revoke create on schema public from lightly_system;
