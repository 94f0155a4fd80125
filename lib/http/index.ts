export { refuseMethod, scoreRequest } from './score-request';
