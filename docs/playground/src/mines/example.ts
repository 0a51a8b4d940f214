/** What stands in the field for positions from elsewhere. */

/** A position with cells that are proven and cells that are not. */
export const example = { text: '########\n########\n112112##\n000001##\n1110013#\n##10002#', mines: 9 };
