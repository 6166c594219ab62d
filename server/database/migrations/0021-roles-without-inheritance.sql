-- Policies that name a role hold for whoever inherits it, too. A login that made the roles itself gave them to itself with
-- inheritance; without it, an owner who forgets the role sees nothing.
do $$ declare given regrole; begin
  for given in
    select roleid::regrole from pg_auth_members
    where member = current_user::regrole and grantor = member and inherit_option
      and roleid in ('lightly_member'::regrole, 'lightly_system'::regrole)
  loop
    execute format('grant %s to %I with inherit false, set true', given, current_user);
  end loop;
end $$;
