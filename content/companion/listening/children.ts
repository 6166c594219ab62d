import type { Listening } from './topic.ts'

export const toddler: Listening = {
  name: 'toddler days',
  lines: [
    'Toddlers run on their own laws, and the laws change at lunch.',
    'Big feelings in a short person make for a full day.',
    "There's a lot of theatre in a toddler, and you've got the front row.",
    'A day with a toddler has about nine days folded into it.',
    'The wrong cup has brought down stronger houses.',
    "It's a loud, sticky, fast sort of age. Thanks for the report from inside it.",
    'Toddlers make everything personal, including the banana.',
    "Right. I'm picturing it, with shoes on the wrong feet.",
    'They can be a whole weather system before breakfast.',
  ],
  questions: [
    {
      ask: "What's your toddler up to lately?",
      options: ['Meltdowns', 'No to everything', 'Something quite funny'],
    },
    {
      ask: "How do you feel once it's over?",
      options: ['Wrung out', 'Bad about how I was', 'I laugh about it'],
    },
    {
      ask: 'Which part of the toddler day is the longest?',
      options: ['The morning rush', 'The afternoon', 'Dinner to bed'],
    },
    {
      ask: 'What sets it off, do you think?',
      options: ['Absolutely anything', 'Tired or hungry', 'Hearing no'],
    },
    { ask: "What did they do that you'd tell a friend?", options: [] },
    {
      ask: 'What does it stir up in you?',
      options: ['I lose my patience', 'I feel helpless', 'I go very quiet'],
    },
  ],
}

export const siblings: Listening = {
  name: 'brothers and sisters',
  lines: [
    'More than one child is a different sort of maths.',
    'Siblings keep score of things no adult has ever noticed.',
    'Everybody wants the same chair, the same cup and the same mum.',
    "Love doesn't halve, but hours do.",
    'There are always two versions between children, and no witnesses.',
    "Whatever goes on between them, it's your version I'm here for.",
    'Brothers and sisters can be best mates and sworn enemies by morning tea.',
    'You can tell me about one at a time, or all in a heap.',
    "There's a lot of weather between children in one house.",
  ],
  questions: [
    {
      ask: 'What are they like with each other?',
      options: ['They fight a lot', 'Sweet, then savage', 'Mostly good'],
    },
    {
      ask: 'Who needs the most of you at the moment?',
      options: ['The youngest', 'The oldest', 'Whoever is loudest'],
    },
    { ask: "What do you notice when they're together?", options: [] },
    {
      ask: 'How do you feel, being in the middle?',
      options: ['Like a referee', 'Split in two', 'Proud, some days'],
    },
    { ask: 'Who are they, and how old?', options: [] },
    {
      ask: 'Which of them is on your mind most?',
      options: ['The quiet one', 'The one who hits', 'All of them at once'],
    },
  ],
}

export const school: Listening = {
  name: 'school or kinder',
  lines: [
    'School comes home in the bag, along with half a sandwich.',
    "It's a big part of their day that you only hear in scraps.",
    "'What did you do?' 'Nothing.' And that's the whole report.",
    'School mornings have more steps in them than a moon launch.',
    'A mind can stay at the gate long after the bell has gone.',
    'Notes, hats, forms, apps. School is for parents too, it turns out.',
    "Right, so school is taking up some space. I'm listening.",
    'A lot goes on in a playground that nobody writes home about.',
    "Gates, bells and lost jumpers. There's a lot of life in it.",
  ],
  questions: [
    {
      ask: "What's going on with school or kinder?",
      options: ['Not wanting to go', 'Friends', 'The teachers'],
    },
    { ask: 'How are the mornings before it?', options: ['A battle', 'Rushed', 'Not too bad'] },
    {
      ask: 'What do they tell you about their day?',
      options: ['Nothing at all', 'Bits at bedtime', 'More than I can follow'],
    },
    { ask: 'What do you feel at the gate?', options: ['Relief', 'A lump in my throat', 'Out of place'] },
    { ask: 'What do you wish the school knew?', options: [] },
    {
      ask: 'How was school for you, back then?',
      options: ['I hated it', 'I liked it', 'It still comes back to me'],
    },
  ],
}

export const teens: Listening = {
  name: 'life with a teenager',
  lines: [
    'Teenagers can say a whole paragraph with one eyebrow.',
    'A closed bedroom door is a very loud thing.',
    'The house changes shape around a teenager.',
    "There's the child you remember and the one at the fridge, both at once.",
    'Teens can be ten minutes from forty and ten minutes from four.',
    "It's a different kind of tired, this end of it. And a different kind of love.",
    "A grunt can mean nine things. You'd know which one it was.",
    "Thanks for letting me see that. People talk less about this age, and there's plenty to say.",
    "They push off from whoever is nearest. You're often nearest.",
  ],
  questions: [
    { ask: 'How are things between you two?', options: ['Tense', 'Distant', 'Better than they look'] },
    {
      ask: 'What do you see when you look at them lately?',
      options: ['Someone I miss', "Someone I'm proud of", 'A closed door'],
    },
    {
      ask: 'What was the last real chat like?',
      options: ['In the car', 'It ended in a fight', "I can't recall one"],
    },
    {
      ask: 'What are you most unsure about?',
      options: ['Phones and screens', 'Their friends', 'When to step in'],
    },
    { ask: 'What do you miss about when they were younger?', options: [] },
    { ask: "What do you like about who they're turning into?", options: [] },
  ],
}
