/** Whether what is drawn is also seen: what waits behind another screen neither speaks nor listens. */
import { createContext } from 'react';

export const Seen = createContext(true);
