import { limits } from './limits.ts'

/** What a member reads when a field is missing or wrong: the same words on the phone and from the server. */
export const fieldTexts = {
  emailMissing: 'Please enter your email.',
  currentPasswordMissing: 'Please enter your current password.',
  codeMissing: 'Please enter the code.',
  passwordShort: 'Password must be at least 8 characters.',
  passwordsDiffer: 'Passwords do not match.',
  adultMissing: 'Please confirm that you are 18 or over.',
  firstNameMissing: 'Please enter your first name.',
  timezoneMissing: 'Please choose your timezone.',
  childNameMissing: "Please enter your child's name.",
  birthdateMissing: 'Please add a birthdate to personalise insights.',
  dayMissing: 'That day does not look right.',
  childrenFull: `That is a full house: ${limits.childrenMax} is as many as fit here.`,
  entryLong: `Please keep this under ${limits.nameMax} characters.`,
} as const
