import type { ChildDetails } from '#contract/children.ts'
import type { Child, Kid, Profile } from '#contract/profile.ts'
import { build, type Given, prepare, type Scope, sql } from '#server/database/client.ts'

type ProfileRow = Omit<Profile, 'updated_at' | 'adult_confirmed' | 'loss_since'> & {
  updated_at: Date
  loss_since: Date | null
  adult_confirmed_at: Date | null
}

const profileColumns = [
  'user_id',
  'display_name',
  'full_name',
  'phone',
  'notes',
  'timezone',
  'season',
  'focus',
  'allow_real_talk_push',
  'onboarding_completed',
  'adult_confirmed_at',
  'loss_since',
  'updated_at',
] as const

function presentProfile({ adult_confirmed_at, loss_since, ...row }: ProfileRow): Profile {
  return {
    ...row,
    adult_confirmed: adult_confirmed_at !== null,
    loss_since: loss_since?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }
}

const profileOf = prepare((userId: Given<string>) =>
  build.selectFrom('profiles').select(profileColumns).where('user_id', '=', userId),
)

/** Her profile; every account has one from its first moment. */
export async function findProfile(scope: Scope, userId: string): Promise<Profile> {
  const row = await scope.row(profileOf(userId))
  if (!row) throw new Error('an account without a profile')
  return presentProfile(row)
}

/** Changes the named fields of her profile and leaves the others. */
export async function updateProfile(
  scope: Scope,
  userId: string,
  fields: Partial<Omit<ProfileRow, 'user_id' | 'updated_at'>>,
): Promise<Profile> {
  const row = await scope.row(
    build
      .updateTable('profiles')
      .set({ ...fields, updated_at: new Date() })
      .where('user_id', '=', userId)
      .returning(profileColumns),
  )
  if (!row) throw new Error('an account without a profile')
  return presentProfile(row)
}

/** Her children with their settings, the one added first first. */
export async function listChildren(scope: Scope, userId: string): Promise<Child[]> {
  const rows = await scope.rows(
    build
      .selectFrom('children')
      .leftJoin('child_settings', (join) =>
        join
          .onRef('child_settings.user_id', '=', 'children.user_id')
          .onRef('child_settings.child_id', '=', 'children.id'),
      )
      .select([
        'children.id',
        'children.name',
        'children.birthdate',
        'children.age_note',
        'children.notes',
        'children.died_on',
        'children.created_at',
        'child_settings.sensitivities',
        'child_settings.allergies',
        'child_settings.notification_prefs',
      ])
      .where('children.user_id', '=', userId)
      .orderBy('children.created_at')
      .orderBy('children.id'),
  )
  return rows.map((row) => ({
    ...row,
    sensitivities: row.sensitivities ?? [],
    allergies: row.allergies ?? [],
    notification_prefs: readNudges(row.notification_prefs),
    created_at: row.created_at.toISOString(),
  }))
}

/** Both are on until she says no: what cannot be read says nothing. */
function readNudges(stored: unknown): Child['notification_prefs'] {
  const prefs = { ...(stored as object | null) } as Record<string, unknown>
  const isOn = (name: keyof Child['notification_prefs']) => prefs[name] !== false
  return { notify_wake: isOn('notify_wake'), notify_bedtime: isOn('notify_bedtime') }
}

type ChildRow = Omit<ChildDetails, 'age_note'> & { id: string; age_note?: string | null }

/** Adds a child or, when she is there already by this id, brings her up to date. */
export async function upsertChild(scope: Scope, userId: string, child: ChildRow): Promise<void> {
  const { id, name, birthdate, age_note, notes, died_on, sensitivities, allergies, notification_prefs } =
    child
  const details = {
    name,
    birthdate,
    notes,
    ...(age_note !== undefined && { age_note }),
    ...(died_on !== undefined && { died_on }),
  }
  // Children saved together are still one after the other.
  const created_at = child.created_at ?? sql<Date>`clock_timestamp()`
  await scope.rows(
    build
      .insertInto('children')
      .values({ id, user_id: userId, created_at, ...details })
      .onConflict((conflict) => conflict.columns(['id', 'user_id']).doUpdateSet(details)),
  )
  const settings = { sensitivities, allergies, notification_prefs: JSON.stringify(notification_prefs) }
  await scope.rows(
    build
      .insertInto('child_settings')
      .values({ child_id: id, user_id: userId, ...settings })
      .onConflict((conflict) => conflict.columns(['child_id', 'user_id']).doUpdateSet(settings)),
  )
}

/** What the profile form knows of a child; her birthdate and settings stay as they are. */
export async function upsertKid(scope: Scope, userId: string, { id, name, age, notes }: Kid): Promise<void> {
  const details = { name, age_note: age, notes }
  await scope.rows(
    build
      .insertInto('children')
      .values({ id, user_id: userId, created_at: sql<Date>`clock_timestamp()`, ...details })
      .onConflict((conflict) => conflict.columns(['id', 'user_id']).doUpdateSet(details)),
  )
}

/** Keeps when a child died, or that this was not so. False where she has none with that id. */
export async function setDiedOn(
  scope: Scope,
  userId: string,
  id: string,
  died_on: string | null,
): Promise<boolean> {
  const row = await scope.row(
    build
      .updateTable('children')
      .set({ died_on })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id'),
  )
  return row !== undefined
}

export async function removeChildren(scope: Scope, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await scope.rows(build.deleteFrom('children').where('user_id', '=', userId).where('id', 'in', ids))
}

/** How many children she has. Her profile is held until the transaction ends, so that two adds do not both slip in. */
export async function countChildren(scope: Scope, userId: string): Promise<number> {
  await scope.row(build.selectFrom('profiles').select('user_id').where('user_id', '=', userId).forUpdate())
  const row = await scope.row(
    build
      .selectFrom('children')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId),
  )
  return row?.count ?? 0
}
