import { limits, productName } from '#contract/limits.ts'
import type { LegalPage } from './legal-page.ts'

/** What is kept of a member, why, where and for how long. Each line says what the product does: change both together. */
export const privacyPage: LegalPage = {
  title: 'Privacy',
  changedOn: '2026-11-23',
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
        'Your check-ins, your You Today days, your weekly resets, and what you answer in Rediscover.',
        'Your chats with the companion, and what you star or save. How many replies you had on a day, so that limits hold.',
        'Your vision board, and the pictures you put on it. Where and with what a picture was taken is dropped before it is stored.',
        'Your reminders, in your own words, what came to your inbox, and when you want to be left alone.',
        'If you allow notifications: the address where your browser takes them.',
        'Your membership: if it runs, and until when. Your card number goes to the payment company. We never see it.',
        'When you signed in, and from what kind of device, so that you can spot a stranger. If you add a second step or another way to sign in, what we need to check it.',
        `What is remembered of your chats, and what you asked to be remembered. Account, then What ${productName} remembers, shows every line. That you asked us to be gentle after a loss, if you did.`,
        'What you post in the Village, and what you save, follow, react to or report there. Which threads you open, so that we can show you what is new in them. If you post without your name, we keep whose it is apart from it.',
        'If you block someone: who it is, by the name you knew. They are not told.',
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
        'You. Other members see nothing of your chats, check-ins, children, vision board or profile notes.',
        'While you write a post, what you have typed comes to us so that we can find threads like it. It is not kept, and nobody sees it.',
        'What you post in the Village, other members can read, with your name or without it. Without it, none of them is told whose it is. If something is reported or sounds like danger, a person reads a copy of it. They can only look up whose it is for a reason, which is written down.',
        'The people who run the service can reach the database when they must, such as to fix a fault. Your words are never in our logs, and never in an email or on a lock screen.',
        'The payment company gets your email and card. The mail company that carries our emails sees your address and the email. If you sign in with a code by text, the company that sends it sees your number and the text. If you sign in with an account of yours elsewhere, that company knows when. If the companion runs on another company’s AI, we tell you which and ask you first. Say yes, and it gets what you write in chats, check-ins and Rediscover, and what is remembered of you. It never gets your email, phone or last name. Say no, and your words stay here.',
        'If you allow notifications, the company behind your browser, such as Apple or Google, carries them. It can tell that one comes, and when. It cannot read it, and no word of yours is in it.',
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
        `What you delete or change in the Village, other members no longer see. We keep the old words for ${limits.formerTextDays} days, for reports. A copy that a person had to look at goes ${limits.caseDays} days after that is done.`,
        `Which threads you open in the Village we know for ${limits.readDays} days, or for as long as you follow or wrote in them.`,
        'A picture you take off your board is gone for good within a few hours.',
        `What came to your inbox goes after ${limits.inboxDays} days. So do your reminders, ${limits.inboxDays} days after you mark them as done.`,
        `When you delete your account, you have ${limits.graceDays} days to change your mind. Then every row and file of yours is deleted.`,
        'Backups fade out on their own soon after. The payment company keeps records of payments for as long as tax law says.',
      ],
    },
    {
      heading: 'On your phone',
      paragraphs: [
        'One cookie keeps you signed in. Your phone also keeps drafts and a few things for when you are offline. All of that is wiped when you sign out. If you stay away for weeks or your phone runs out of room, your browser may clear it sooner.',
        'Two cookies stay. One knows this browser again for 400 days after you last signed in, so that we can warn you when someone signs in from a new one. One ties a trial to the browser it began in, for three days. They are random letters. They do not hold your name, and they do not open your account.',
        'While you sign in with a second step or an account elsewhere, one more cookie is kept, for ten minutes at most.',
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
