/**
 * From which age on, in years, learners may agree alone that their practice is kept, by country: Ley Orgánica 3/2018, article 7 (ES); Data Protection Act 2018, section 9 (GB); Data Protection Act
 * 2018, section 31 (IE); COPPA, 15 U.S.C. 6501 (US). Elsewhere what the GDPR has where no law says less (article 8).
 */
const consentAges: Readonly<Record<string, number>> = { ES: 14, GB: 13, IE: 16, US: 13 };
const otherConsentAge = 16;

export const consentAgeIn = (country: string): number => consentAges[country] ?? otherConsentAge;
