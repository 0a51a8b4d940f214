/** The letter of each type: fire R, water B, wood G, light L, dark D, heart H, jammer J, poison P, and seven more. */
export const orbLetters = 'RBGLDHJPMOQSTUV';

/** The digit of each type; ten and more go on with lower-case letters. */
export const orbDigits = '0123456789abcde';

/** What stands for an empty cell or an unknown orb. */
export const unknownLetters = 'X?.';
