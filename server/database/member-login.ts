import pg from 'pg'

const login = 'lightly_member_login'

// Roles belong to the cluster and may be there for another of its databases; who comes second waits, and finds them.
// A table of her own on a connection that members share would come before the true one for whoever is next.
const makeLogin = `
  do $$ begin
    create role lightly_member nologin nosuperuser nobypassrls noinherit;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin
    create role ${login} login noinherit;
    grant lightly_member to ${login} with inherit false, set true;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin
    perform pg_advisory_xact_lock(hashtext('${login}'));
    if has_database_privilege('public', current_database(), 'temporary') then
      execute format('revoke temporary on database %I from public', current_database());
    end if;
  end $$;`

/**
 * Makes members' login on the database at `url`, the address of a superuser, unless it is there. It may take on the role
 * of members and nothing else. Returns its address. It has no password: the way in must be guarded otherwise.
 */
export async function makeMemberLogin(url: string): Promise<string> {
  await query(url, makeLogin)
  const address = new URL(url)
  address.searchParams.set('user', login)
  return address.href
}

/**
 * What is wrong with the login at `memberUrl`, in words for an operator: above all, what it may do that members may not.
 * An owner of the database counts as a member of `pg_database_owner`, a superuser as one of every role.
 */
export async function memberLoginProblems(memberUrl: string): Promise<string[]> {
  const found = await query<Login>(
    memberUrl,
    `select rolname as name, pg_has_role(session_user, 'lightly_member', 'set') as "isMember",
       array(select other.rolname::text from pg_roles other
         where other.rolname not in (session_user, 'lightly_member')
           and pg_has_role(session_user, other.oid, 'member') order by 1) as roles,
       rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as "isPowerful",
       has_database_privilege(session_user, current_database(), 'temporary') as "makesTables"
     from pg_roles where rolname = session_user`,
  )
  return found.flatMap(({ name, isMember, roles, isPowerful, makesTables }) => {
    const wrong = [
      ...(isMember ? [] : ['may not become lightly_member']),
      ...(isPowerful ? ['has powers of its own'] : []),
      ...(roles.length > 0 ? [`may become ${roles.slice(0, 5).join(', ')}`] : []),
      ...(makesTables ? ['may make temporary tables'] : []),
    ]
    if (wrong.length === 0) return []
    return [
      `DATABASE_MEMBER_URL: ${name} ${wrong.join(', ')}. docs/operations.md has the SQL for a login of members.`,
    ]
  })
}

interface Login {
  name: string
  isMember: boolean
  /** Every other role that it may become, by whichever way. */
  roles: string[]
  isPowerful: boolean
  makesTables: boolean
}

async function query<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
  })
  // A lost connection also fails the query under way, which is where it is reported.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}
