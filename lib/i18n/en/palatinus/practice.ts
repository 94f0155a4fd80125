/** What was practised, as a file: saved here, and added to the progress on another device. */
export const practice = {
  title: 'Your practice',
  text: 'What you have learned is kept on this device. A file takes it elsewhere: “Open and save” adds it to what is there.',
  save: 'Save as a file',
  fileName: 'septimontium-practice',
  saved: 'Saved to your downloads: {name}',
  added: 'Your practice is added to what was here. Nothing is lost.',
  partlyAdded: 'This file is damaged. What could be read of your practice is added to what was here.',
  learn: 'Learn',
} as const;
