import { limits, productName } from '#contract/limits.ts'
import type { LegalPage } from './legal-page.ts'

/** What is kept of a member, why, where and for how long. Each line says what the product does: change both together. */
export const privacyPage: LegalPage = {
  title: 'Privacy',
  changedOn: '2026-11-21',
  intro: [
    `What you tell ${productName} is private. This page says what we keep, why, and how you can take it with you or delete it.`,
    'We follow the Privacy Act 1988 and the Australian Privacy Principles. Much of what you write here is about health, so we treat all of it with that care.',
  ],
  sections: [
    {
      heading: 'What we keep',
      points: [
        'Your email, and a scrambled form of your password that nobody can read.',
        'Your name, phone and notes, if you add them, and that you said you are 18 or over.',
        'Your children: name, birthdate or age, notes, sensitivities and allergies. Only what you type in.',
        'Your check-ins, your You Today days and your weekly resets.',
        'Your chats with the companion, and what you star or save.',
        'Your membership: if it runs, and until when. Your card number goes to the payment company. We never see it.',
        'When you signed in, and from what kind of device, so that you can spot a stranger.',
        'That we showed you a card with help lines, and when. Never the words you wrote.',
      ],
    },
    {
      heading: 'Why we keep it',
      paragraphs: [
        'To give you what you came for: tips that fit, chats you can come back to, and a membership that works. We do not sell your data. We show no ads. We use no trackers, and no page loads anything from another company.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'You. Other members see nothing of your chats, check-ins, children or profile notes.',
        'The people who run the service can reach the database when they must, such as to fix a fault. Your words are never in our logs, and never in an email or on a lock screen.',
        'The payment company gets your email and card. The mail company that carries our emails sees your address and the email. If the companion runs on another company’s AI, that company gets your last few messages to answer them.',
        'We give data to police or a court only when the law says we must.',
      ],
    },
    {
      heading: 'The AI companion',
      paragraphs: [
        'The companion is a computer program, not a person. A safety check reads each message before anything else does. It looks for signs that you need a person now, and then shows you help lines. It does not call anyone for you.',
      ],
    },
    {
      heading: 'How long we keep it',
      points: [
        'What you write stays until you delete it. You can also choose to keep chats for one week only.',
        `A chat you delete is gone for good after ${limits.restoreMinutes} minutes.`,
        `When you delete your account, you have ${limits.graceDays} days to change your mind. Then every row and file of yours is deleted.`,
        'Backups fade out on their own soon after. The payment company keeps records of payments for as long as tax law says.',
      ],
    },
    {
      heading: 'On your phone',
      paragraphs: [
        'One cookie keeps you signed in, and one ties a trial to the browser it began in. Your phone also keeps drafts and a few things for when you are offline. All of that is wiped when you sign out.',
        'The Exit button at the top clears the screen and opens a weather page. It does not clear the rest of your browser history.',
      ],
    },
    {
      heading: 'Your rights',
      points: [
        'See and fix it: Account, then Profile or Children.',
        'Take it with you: Account, then Privacy & data. You get one file with everything.',
        'Delete it: same place. You do not need to give a reason.',
        'These stay free when a trial ends.',
        'Not happy with how we handle your data? Write to us first, at the address that our emails come from. You can also go to the Office of the Australian Information Commissioner at oaic.gov.au.',
      ],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: [
        'If your data gets into the wrong hands and it could hurt you, we tell you and the Commissioner as soon as we can, and say what to do.',
      ],
    },
  ],
}
