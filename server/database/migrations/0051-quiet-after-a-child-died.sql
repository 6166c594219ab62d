-- Saying that a child died has the app keep quiet as well, from then on: for who said so before this, from now.
update profiles set loss_since = now()
where loss_since is null and exists (
  select from children where children.user_id = profiles.user_id and children.died_on is not null
);
