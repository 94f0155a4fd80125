/** Where `next.config.js` sends an address that leads nowhere: built once per language, and served as what it is, a 404. */
import { notFound } from 'next/navigation';

export default function Nowhere(): never {
  notFound();
}
