import type { FactSection } from '../fact.ts'
import { homeAndCare } from './home-and-care.ts'
import { leaveAndMoney } from './leave-and-money.ts'
import { papersAndTravel } from './papers-and-travel.ts'
import { partnerAndFamily } from './partner-and-family.ts'
import { rightsAndPayments } from './rights-and-payments.ts'

export const family: FactSection = {
  id: 'family',
  name: 'Work, papers and home',
  topics: [leaveAndMoney, rightsAndPayments, papersAndTravel, homeAndCare, partnerAndFamily],
}
