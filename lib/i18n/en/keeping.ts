/** How what was entered is kept on the device, and what to do where it cannot be: nothing is lost, and how to see to it. */
export const keeping = {
  unreadTitle: 'Your table is not shown yet',
  unread:
    'The app has not loaded completely, so what is saved on this device could not be read. Nothing is lost: it tries again by itself once you are connected.',
  notLoaded: 'This part of the app could not be loaded: connect to the network, then try again.',
  tryAgain: 'Try again',
  madeRoom: 'A new table. The one before is not lost: undo brings it back.',
  takenOver: 'Changed in another tab; this one now shows the same. Undo works here, too.',

  fullTitle: 'No room left to save',
  full: 'Your latest changes are on the screen, but not saved on this device. Leave this page open, save everything as a file, then free some space: photos, apps, or the data of websites you no longer need. Saving then goes on by itself.',
  forbiddenTitle: 'This browser saves nothing',
  forbidden:
    'It does not let the app save anything, as in a private window. Everything works, but only as long as this page stays open: save everything as a file before you close it, and open that file the next time.',
  outdatedTitle: 'A newer version is open in another tab',
  outdated:
    'It has saved your table in a new way, so this tab saves nothing more. If you have changed something here since, save everything as a file; then reload this page to go on with the newer version.',
  reload: 'Reload',
  everything: 'Save everything as a file',
  everythingName: 'septimontium-everything',
  everythingSaved: 'The file {name} is on its way to your downloads. “Open and save” opens it again.',

  asideTitle: 'Something saved could not be read',
  asideDamaged:
    'What was saved on this device is damaged. What could still be read is in its place; the whole is put aside just as it was found. Download it if you miss anything, or discard it.',
  asideOlder:
    'This was saved by an early version of the app, which is no longer understood. It is put aside just as it was found: download it if you miss anything, or discard it.',
  asideNewer:
    'This was saved by a newer version of the app than the one on this screen. It is put aside just as it was found: download it to be safe, then reload this page to get the newer version.',
  asideHistory:
    'Your table is all there. Only the list of steps to undo was damaged, so undo begins anew. The damaged text is put aside: download it, or discard it.',
  asideNoRoom:
    'There is no room to put it aside, so it stays in its place, and nothing new is saved until you discard it or free some space. Download it first if you want to keep it.',
  download: 'Download',
  fileName: 'septimontium-put-aside-{number}',
  discard: 'Discard',
  discardTitle: 'Discard it for good?',
  discardText: 'This cannot be undone. Your table on the screen stays as it is.',
  discarded: 'Discarded. Your table is as it was.',
} as const;
