import { emailChangedMail, passwordChangedMail } from '#content/mails/account-changed.ts'
import { newDeviceMail } from '#content/mails/new-device.ts'
import { resetPasswordMail } from '#content/mails/reset-password.ts'
import { emailTakenMail, newEmailMail, verifyEmailMail } from '#content/mails/verify-email.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { issueToken, type LinkType } from '#server/platform/auth/one-time-tokens.ts'
import type { Services } from '#server/services.ts'
import { deviceName } from './device-name.ts'
import { findUser } from './repo.ts'

interface Member {
  userId: string
  email: string
}

/** The mails about an account. Each goes out behind the answer, so that neither its time nor its failure tells a thing. */
export function createAccountMails({ config, database, auth, mailer }: Services) {
  const address = (path: string) => `${config.publicUrl}${path}`
  const link = async (type: LinkType, member: Member) => {
    const token = await database.asSystem().transaction((scope) => issueToken(scope, type, member))
    return type === 'recovery'
      ? address(`/reset?token=${token}`)
      : address(`/auth/callback?token_hash=${token}&type=${type}`)
  }

  async function sendNewDevice(member: Member, userAgent: string | undefined): Promise<void> {
    const { timezone } = await findProfile(database.asMember(member.userId), member.userId)
    const format = new Intl.DateTimeFormat('en-AU', {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: timezone,
    })
    const signIn = {
      device: deviceName(userAgent),
      time: format.format(new Date()),
      devicesUrl: address('/account/devices'),
    }
    await mailer.send(member.email, newDeviceMail(signIn))
  }

  async function sendReset(email: string): Promise<void> {
    const user = await findUser(database.asSystem(), email)
    if (!user) return
    await mailer.send(email, resetPasswordMail(await link('recovery', { userId: user.id, email })))
  }

  async function sendNewEmail(userId: string, email: string): Promise<void> {
    const taken = await findUser(database.asSystem(), email)
    await mailer.send(
      email,
      taken
        ? emailTakenMail(address('/signin'))
        : newEmailMail(await link('email_change', { userId, email })),
    )
  }

  return {
    /** The link by which she confirms the e-mail that she has. */
    verification: (member: Member) =>
      auth.inBackground(
        link('signup', member).then((url) => mailer.send(member.email, verifyEmailMail(url))),
      ),
    /** A link for a new password, if there is such an account. */
    reset: (email: string) => auth.inBackground(sendReset(email)),
    /** The link to the address that she wants from now on; a note where it has an account already. */
    newEmail: (userId: string, email: string) => auth.inBackground(sendNewEmail(userId, email)),
    newDevice: (member: Member, userAgent: string | undefined) =>
      auth.inBackground(sendNewDevice(member, userAgent)),
    passwordChanged: (email: string) =>
      auth.inBackground(mailer.send(email, passwordChangedMail(address('/reset')))),
    emailChanged: (before: string) => auth.inBackground(mailer.send(before, emailChangedMail(address('/')))),
  }
}

export type AccountMails = ReturnType<typeof createAccountMails>
