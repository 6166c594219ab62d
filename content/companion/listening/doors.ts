/** Whom a question is for that the shelf has no answer to; `people` is what turns on somebody whom only she knows, `elsewhere` anything else. */
export type Door =
  | 'pregnancy'
  | 'milk'
  | 'baby'
  | 'body'
  | 'child'
  | 'medicine'
  | 'school'
  | 'childcare'
  | 'work'
  | 'money'
  | 'people'
  | 'elsewhere'

/** What is said at each: `here` in Australia, with its numbers, and `abroad` with none. Empty where there is no difference. */
export const doors: Readonly<Record<Door, { here: readonly string[]; abroad: readonly string[] }>> = {
  pregnancy: {
    here: [
      "That one isn't on my shelf. Your midwife would know, or Pregnancy, Birth and Baby on 1800 882 436; at night healthdirect, 1800 022 222.",
      "I don't have that, and I won't guess. It's what your midwife is for, or by phone Pregnancy, Birth and Baby, 1800 882 436, and healthdirect at any hour, 1800 022 222.",
      'My shelf stops short of that. Ask your GP or ring Pregnancy, Birth and Baby on 1800 882 436. Healthdirect, 1800 022 222, is up all night.',
      "I can't answer that one. Your midwife or GP can, or Pregnancy, Birth and Baby: 1800 882 436. In the small hours it's healthdirect, 1800 022 222.",
      'No answer for that here, sorry. Pregnancy, Birth and Baby takes such questions on 1800 882 436, and healthdirect does at any hour on 1800 022 222.',
    ],
    abroad: [
      "That one isn't on my shelf. Your midwife would know, and it's fine to ring for it.",
      "I don't have that, and I won't guess. It's what your midwife is for.",
      'My shelf stops short of that. A doctor can tell you, and so can the maternity ward by phone.',
      "I can't answer that one. Put it first on the list for your next check, or ring the maternity ward.",
    ],
  },
  milk: {
    here: [
      "I don't have that one. The Australian Breastfeeding Association does, on 1800 686 268, and by night healthdirect, 1800 022 222.",
      "That's not on my shelf. Your midwife or child health nurse knows breasts and milk. So does the Breastfeeding Helpline, 1800 686 268, or healthdirect at any hour, 1800 022 222.",
      "My shelf stops there. The Breastfeeding Helpline on 1800 686 268 gets that a lot. When it's shut: healthdirect, 1800 022 222.",
      'No answer for that here, sorry. A lactation consultant would know. By phone: Breastfeeding Helpline, 1800 686 268, or healthdirect, day and night, 1800 022 222.',
    ],
    abroad: [
      "I don't have that one. A midwife or a breastfeeding group near you would know.",
      "That's not on my shelf. Whoever helps with feeding where you are gets that a lot.",
      'My shelf stops there. A lactation consultant would know.',
      'No answer for that here, sorry. A doctor can tell you, if it hurts or worries you.',
    ],
  },
  baby: {
    here: [
      "I don't know that one. A child health nurse would, or healthdirect on 1800 022 222, any hour.",
      "That's not on my shelf. Your child health nurse hears it often. Healthdirect, 1800 022 222, answers day and night.",
      "Good question, and I don't have the answer. Try your child health nurse, or healthdirect at any hour on 1800 022 222.",
      "I'd be making it up. A GP or child health nurse knows, or at any hour healthdirect, 1800 022 222.",
      'No answer for that here. It fits a child health nurse best, and by night healthdirect, 1800 022 222.',
      "I can't say for that one. A GP sees small ones every day, and can.",
    ],
    abroad: [
      "I don't know that one. Whoever checks babies and toddlers where you live would, and so would a GP.",
      "That's not on my shelf. The nurse who sees small ones near you hears it often.",
      "I'd be making it up. A GP or the baby clinic where you are can tell you.",
      'No answer for that here. A doctor who sees small children would know.',
    ],
  },
  body: {
    here: [
      "I don't know that one. A GP would, or healthdirect on 1800 022 222, any hour.",
      "That's not on my shelf. A nurse can go into it with you, day or night, at healthdirect: 1800 022 222.",
      "I can't answer that, and I won't guess. A pharmacist or GP can, or healthdirect any hour: 1800 022 222.",
      "That's beyond me. A nurse at healthdirect is there at any hour on 1800 022 222, or ask a GP.",
      'No fact on that here. Ask a GP, or ring healthdirect on 1800 022 222, day or night.',
      "I can't say for that one. It's worth a word with your GP, or by phone at any hour with healthdirect, 1800 022 222.",
    ],
    abroad: [
      "I don't know that one. A GP would, or the health line where you are.",
      "That's not on my shelf. A doctor or nurse near you can answer it.",
      "I can't answer that, and I won't guess. A pharmacist near you may know, and needs no booking.",
      "That's beyond me. It's a fair one to ring a doctor with.",
    ],
  },
  child: {
    here: [
      "I don't know that one, and children differ a lot. A teacher or a GP sees many that age and could say.",
      "That's not on my shelf, which is mostly of small ones. A school counsellor would know more.",
      "I can't say what most do at that age. A teacher sees a whole class of them, so it's a fair one to ask there.",
      'No answer for that here. If it stays on your mind, a GP or a school counsellor can talk it over.',
      "My shelf has little on that age. You've seen more of it up close than I have.",
    ],
    abroad: [],
  },
  medicine: {
    here: [
      "I leave medicines to a pharmacist, and they don't mind the call. At night healthdirect can say: 1800 022 222.",
      "That one's for a pharmacist, with the packet in your hand. Healthdirect, 1800 022 222, is there when they're shut.",
      "I don't have that, and with medicine I won't guess. A pharmacist knows, or at any hour healthdirect, 1800 022 222.",
      'Not on my shelf. Any pharmacist can tell you by phone, and so can healthdirect, day or night, 1800 022 222.',
      "I can't say for that one. Your GP knows what else is taken, so can. Healthdirect, 1800 022 222, picks up at all hours.",
    ],
    abroad: [
      "I leave medicines to a pharmacist, and they don't mind the call.",
      "That one's for a pharmacist, with the packet in your hand.",
      "I don't have that, and with medicine I won't guess. A doctor can tell you.",
      'Not on my shelf. Any pharmacist can tell you by phone.',
    ],
  },
  school: {
    here: [
      "That's not on my shelf. The school office would know, and it's a quick call.",
      "I don't know how they do it there. The teacher or the front office can tell you.",
      "Schools differ on that, so I won't guess. A short note to the teacher would get you an answer.",
      "I don't have that one. Whoever sits in the school office gets asked it all the time.",
      "I can't answer that for a school I've never seen. They'd sooner you asked than guessed.",
    ],
    abroad: [],
  },
  childcare: {
    here: [
      "That's not on my shelf. The people in that room see it all day, and you can ask at drop-off.",
      "I don't know how they do it there. Whoever runs the room can tell you.",
      "Each place has its own way with that, so I won't guess. Ask the educators, they like to be asked.",
      "I don't have that one. The centre would, and a quick message to them is fine.",
    ],
    abroad: [],
  },
  work: {
    here: [
      "I don't have that one. The Fair Work Ombudsman does.",
      "That's not on my shelf. For what work may and may not do, ask Fair Work.",
      "I won't guess at your rights. Fair Work can look at your own case, and so can a union.",
      'No answer for that here. Your contract says some of it, and Fair Work the rest.',
    ],
    abroad: [
      "I don't have that one. A union or an advice line where you live would know.",
      "That's not on my shelf, and rules differ by country. Whoever advises workers near you can tell you.",
      "I won't guess at your rights. Your contract says some of it, and a union knows the rest.",
      'No answer for that here. I only know a little of how Australia does it.',
    ],
  },
  money: {
    here: [
      "I don't have that one. Services Australia knows today's rules, and has social workers who help.",
      "That's not on my shelf. It's one for Services Australia, by phone or at a service centre.",
      "I won't guess at money. Services Australia can look at your own case.",
      'No answer for that here, and rules change. Services Australia would have the latest.',
    ],
    abroad: [
      "I don't have that one. An advice office where you live would know what you can get.",
      "That's not on my shelf, and it differs by country. Whoever pays family money near you can tell you.",
      "I won't guess at money. A free advice line near you could look at your own case.",
      'No answer for that here. What I know is how Australia does it.',
    ],
  },
  people: {
    here: [
      'My shelf has no answer for that, since it turns on who they are. What have you seen so far?',
      "There's no page for that one. You know them and I don't, but I'd think it over with you.",
      "That has no set answer that I know of. What's your own feeling about it?",
      "I can't look that one up. Tell me a bit more, and we can weigh it here.",
      'Nobody wrote that down for me, and homes differ. What would suit yours?',
    ],
    abroad: [],
  },
  elsewhere: {
    here: [
      "That's one I don't know. My shelf is about babies, small children and mothers, and this isn't on it.",
      "No idea, sorry. I only know what's on my shelf: feeding, sleep, bodies, small ones.",
      "You've got me there. I know a bit about babies and mums, and not much of the rest of the world.",
      "I can't help with that one. Outside of babies and mothers I'm a bit of a blank.",
      "That's past my shelf, and I'd sooner say so than make it up.",
      "Not one of mine, I'm afraid. What I have is short answers on babies, bodies and the like.",
      "I'd only be inventing it. All I know is a shelf of plain answers for mums.",
      "I have nothing on that. You'll know more about it than I do.",
    ],
    abroad: [],
  },
}

/** She has just turned down whoever would know, or has been there: nobody else is named. */
export const noOtherDoor: readonly string[] = [
  "Fair enough, I won't send you there. I just don't have the answer.",
  'Then I have no more to offer on that one, and I would sooner say so.',
  "Okay, nobody to ring. It isn't on my shelf, that's all.",
  "Right, I'll stop pointing you elsewhere. I don't know, sorry.",
  "Got it, no more phone calls from me. I can't answer it myself, either.",
]

/** All of a door has been said in this chat. */
export const sameDoor: readonly string[] = [
  "That isn't on my shelf, either. It's the same answer as before, for who would know.",
  "I don't have that one, too. What I said of whom to ask still goes.",
  'No luck there as well. You know by now who could tell you.',
  'My shelf is out of answers for that kind, and I am sorry.',
]

/** The shelf may have it by another name: before the questions that come near, which are buttons. Of a body, with who else knows. */
export const maybeFact: readonly string[] = [
  'I may have that under another name. If not, healthdirect is there at any hour: 1800 022 222.',
  "It could be in one of these. Where it isn't, a GP or pharmacist knows, or healthdirect, 1800 022 222, at any hour.",
  "I'm not sure which of mine you mean. If it's none, a nurse can say, day and night: healthdirect, 1800 022 222.",
  'My shelf has something near that. For all it leaves out there is healthdirect, 1800 022 222, by day and by night.',
]
/** The same of anything else, and where those numbers are of no use. */
export const maybeAnswer: readonly string[] = [
  "I may have that under another name. If it's not this, it isn't on my shelf.",
  "I'm not sure which of mine you mean. If it's none, I don't have it.",
  "It could be on my shelf in other words. I'd sooner ask than guess.",
  'Something near that stands on my shelf.',
]
