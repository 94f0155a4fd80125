/** How entries are stored on the device, and what to do if that fails, so that nothing is lost. */
export const store = {
  takenOver: 'Updated from another tab. Undo works here too.',

  fullTitle: 'No room left to save',
  full: 'Your latest changes are on the screen, but not saved on this device. Leave this page open, save everything as a file, then free some space: photos, apps, or the data of websites you no longer need. Saving then resumes by itself.',
  forbiddenTitle: 'This browser saves nothing',
  forbidden:
    'It does not let the app save anything, as in a private window. Everything works, but only as long as this page stays open: save everything as a file before you close it, and open that file the next time.',
  outdatedTitle: 'A newer version is open in another tab',
  outdated:
    'It has saved your game in a new way, so this tab saves nothing more. If you have changed something here since, save everything as a file; then reload this page to continue with the newer version.',
  reload: 'Reload',
  everything: 'Save everything as a file',
  everythingName: 'septimontium-everything',
  everythingSaved: 'Saved to your downloads: {name}. “Open and save” opens it again.',
  openedSaved:
    'Not everything could be saved: only what is open in this tab is in your downloads ({name}). The games kept on this device could not be read: try again before you delete anything.',

  setAsideTitle: 'Something saved could not be read',
  setAsideDamaged:
    'What was saved on this device is damaged. What could still be read is in its place; the whole is set aside just as it was. Download it if you miss anything, or discard it.',
  setAsideNewer:
    'This was saved by a newer version of the app than the one on this screen. It is set aside just as it was: download it to be safe, then reload this page to get the newer version.',
  setAsideHistory:
    'Your game is fine. Only the undo history was damaged, so it starts afresh. The damaged text is set aside: download it, or discard it.',
  setAsideNoRoom:
    'There is no room to set it aside, so it stays in its place, and nothing new is saved until you discard it or free some space. Download it first if you want to keep it.',
  download: 'Download',
  fileName: 'septimontium-set-aside-{number}',
  discard: 'Discard',
  discardTitle: 'Discard it for good?',
  discardText: 'This cannot be undone. Your game on the screen stays as it is.',
  discarded: 'Discarded. Your game hasn’t changed.',

  lostTitle: 'The game before couldn’t be put into Games',
  lost: 'There is no room, or this browser does not allow it. The game is not lost yet: Undo restores it. Free some space and try again, or save everything as a file.',

  before: 'A new game was started. The one before is on the Home screen.',
  bringBack: 'Bring it back',
} as const;
