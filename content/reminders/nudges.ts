/** Where a child is, for the words of a nudge; `any` where that is not known. */
export const ageBands = ['newborn', 'baby', 'toddler', 'preschool', 'school', 'teen', 'any'] as const
export type AgeBand = (typeof ageBands)[number]

/** For the start of a child's day. One a day, in turn. */
export const wakeNudges: Record<AgeBand, readonly string[]> = {
  newborn: [
    'Morning, more or less. However the night went, a glass of water for you first.',
    'A new day, ready or not. Curtains open, and that’s one thing done.',
    'If last night had no shape, today doesn’t need one either.',
    'Morning. Feed, change, sit down. Everything else can queue.',
  ],
  baby: [
    'Morning. A bit of daylight early on can help you both feel the day begin.',
    'The first nap is only a couple of hours off. You can do a couple of hours.',
    'Morning. Something to eat for you, while one hand is free.',
    'A slow start is still a start.',
  ],
  toddler: [
    'Morning. Two choices you can live with: this cup or that one.',
    'Shoes take as long as they take. Start five minutes early, if you can.',
    'Morning. Sit with them for two minutes first. It can make the next twenty smoother.',
    'Breakfast on the floor is fine today, as long as they sit.',
  ],
  preschool: [
    'Morning. Tell them the plan in three parts: dressed, breakfast, shoes.',
    'Let them do one thing on their own, and leave time for it to go wrong.',
    'Morning. A song for getting dressed saves asking six times.',
    'If it’s a slow one, pyjamas in the car are fine.',
  ],
  school: [
    'Morning. Hat, lunch, bottle, and then you can stop thinking about it.',
    'Five quiet minutes for you before the first "Mum, where’s my…" is worth it.',
    'Morning. Whatever is still missing can be found tomorrow.',
    'A hug at the door counts, even through a backpack.',
  ],
  teen: [
    'Morning. Few words, some toast: that’s a good start for both of you.',
    'They’re slow because they’re tired, not because of you.',
    'Morning. One reminder is enough. After that it’s theirs.',
    'A "have a good one" through a closed door still lands.',
  ],
  any: [
    'Morning. One thing at a time will do.',
    'A glass of water, some daylight, and the day has begun.',
    'Morning. It doesn’t have to be a good start to be a start.',
    'You get a say in today, too. Pick one small thing for you.',
  ],
}

/** For the end of a child's day. */
export const bedtimeNudges: Record<AgeBand, readonly string[]> = {
  newborn: [
    'Evening. Dim the lights and drop your shoulders. The night can come in pieces.',
    'If someone can take the first stretch, let them. You lie down now.',
    'Evenings can be the crying hours. It isn’t something you did.',
    'Water, a snack and the charger by your bed, and you’re set for the night.',
  ],
  baby: [
    'Nearly bedtime. The same two or three things in the same order are plenty.',
    'Lights low, voices low. Yours, too.',
    'If tonight doesn’t go to plan, it’s one night.',
    'Bedtime soon. What you do once they’re down can be nothing at all.',
  ],
  toddler: [
    'Bedtime soon. Ten minutes’ notice now saves a fight later.',
    'One book, or two. You decide, and then it’s decided.',
    'They’ll ask for water. You’ll say yes once. That’s fine.',
    'Teeth half done is half done. Night night.',
  ],
  preschool: [
    'Bedtime soon. Ask for the best bit and the hard bit of the day.',
    'Big questions come out at lights-out. "Let’s talk about it tomorrow" is a good answer.',
    'A bath can be skipped. Nobody will know.',
    'The last bit of the day. Slow is fine.',
  ],
  school: [
    'Bags by the door now, and tomorrow is half an hour kinder.',
    'Bedtime soon. Sitting on the edge of the bed for two minutes is often when they talk.',
    'Homework that isn’t done by now can wait for the teacher.',
    'Screens down first. Yours can stay up for a while after.',
  ],
  teen: [
    'You don’t have to stay up as late as they do.',
    'A cup of tea put down beside them says a lot.',
    'Phones out of the bedroom, if that’s your rule. If not tonight, then tomorrow.',
    'Goodnight through the door. They heard you.',
  ],
  any: [
    'The day is nearly done. What’s left can be left.',
    'Evening. You can stop being useful now.',
    'Lights low. You did enough.',
    'Before bed: one thing that went all right today. Small counts.',
  ],
}
