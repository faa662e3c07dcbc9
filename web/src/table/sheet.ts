/** What can be opened over the table. */
export type Sheet = 'menu' | 'log' | 'chat' | 'rules' | 'share' | 'settings' | 'resign';
