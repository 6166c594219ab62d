/** Where the guide of a phone is stored: by the pages that need it, once they have time, and not with the app. */
export const guideCache = 'guide'
