/**
 * The stylesheet that readers without JavaScript get where their system is dark, in the folder of
 * their language. The end of a build writes it; pages link it where scripts are off.
 */
export const NO_SCRIPT_DARK_FILE = 'no-script-dark.css';
