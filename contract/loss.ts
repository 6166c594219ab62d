import * as z from 'zod/mini'
import { fieldTexts } from './field-texts.ts'
import { child, profile } from './profile.ts'
import { route } from './route.ts'
import { id } from './text.ts'

const hers = z.object({ profile, children: z.array(child) })

export const setLossMode = route({
  method: 'PUT',
  path: '/api/loss',
  access: 'member',
  summary: 'Have the app keep quiet about due dates, ages, naps and seasons after a loss, or take that back',
  body: z.object({ is_on: z.boolean() }),
  reply: hers,
  perMinute: 30,
})

export const setDiedOn = route({
  method: 'PUT',
  path: '/api/loss/children/:childId',
  access: 'member',
  summary:
    'Say that a child of hers has died, and when, which turns quiet on; null takes back what is said of the child',
  params: z.object({ childId: id }),
  body: z.object({ died_on: z.nullable(z.iso.date(fieldTexts.dayMissing)) }),
  reply: hers,
  perMinute: 30,
})
