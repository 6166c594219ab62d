import type { Child, ChildInput, Profile } from '#contract/profile.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

type ProfileRow = Omit<Profile, 'updated_at'> & { updated_at: Date }

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
  'updated_at',
] as const

function presentProfile(row: ProfileRow): Profile {
  return { ...row, updated_at: row.updated_at.toISOString() }
}

/** Her profile; every account has one from its first moment. */
export async function findProfile(scope: Scope, userId: string): Promise<Profile> {
  const row = await scope.row(
    build.selectFrom('profiles').select(profileColumns).where('user_id', '=', userId),
  )
  if (!row) throw new Error('an account without a profile')
  return presentProfile(row)
}

/** Changes the named fields of her profile and leaves the others. */
export async function updateProfile(
  scope: Scope,
  userId: string,
  fields: Partial<Omit<Profile, 'user_id' | 'updated_at'>>,
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
      .leftJoin('child_settings', 'child_settings.child_id', 'children.id')
      .select([
        'children.id',
        'children.name',
        'children.birthdate',
        'children.notes',
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

function readNudges(stored: unknown): Child['notification_prefs'] {
  const prefs = (stored ?? {}) as Partial<Child['notification_prefs']>
  return { notify_wake: prefs.notify_wake ?? true, notify_bedtime: prefs.notify_bedtime ?? true }
}

/** Adds a child or, when she is there already by this id, brings her up to date. */
export async function upsertChild(scope: Scope, userId: string, child: ChildInput): Promise<void> {
  const { id, name, birthdate, notes, sensitivities, allergies, notification_prefs } = child
  await scope.rows(
    build
      .insertInto('children')
      // Children saved together are still one after the other.
      .values({ id, user_id: userId, name, birthdate, notes, created_at: sql<Date>`clock_timestamp()` })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, birthdate, notes })),
  )
  const settings = { sensitivities, allergies, notification_prefs: JSON.stringify(notification_prefs) }
  await scope.rows(
    build
      .insertInto('child_settings')
      .values({ child_id: id, user_id: userId, ...settings })
      .onConflict((conflict) => conflict.column('child_id').doUpdateSet(settings)),
  )
}
