import routes from '@generated/routes';
import { isFirstPageNotFound } from './notFoundPage';
import { addNotFoundRoute } from './addNotFoundRoute';

/**
 * Docusaurus renders its routes as they are when this module, being a client module, has been
 * evaluated: the last moment to add one.
 */
if (isFirstPageNotFound) addNotFoundRoute(routes, window.location.pathname);
