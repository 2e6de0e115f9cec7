// For unit tests: signs that meet where a text was put into another one. A full stop before a colon, two signs in a row,
// a blank before a full stop.
export const CLUMSY = /[.!?][.:;,]|[:;,][.:;,]|\s[.,]/;
