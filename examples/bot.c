/* A bot for Cartagena in C, over pipes: it runs with its rearmost pirate, and retreats with its foremost for cards.

       cc -o mybot examples/bot.c
       escapade lab arena cartagena cmd:./mybot random --games 100
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 65536, MOVE = 64 };

/* Score a move such as "7b" (an advance from space 7), "12<" (a retreat) or "." (stop). */
static int score(const char *move) {
    char *rest;
    long place = strtol(move, &rest, 10);
    if (rest == move) return -1000;               /* stop, or draw a card */
    if (*rest == '<') return (int)place - 500;    /* only without a card to run with */
    return 500 - (int)place;
}

int main(void) {
    static char line[LINE];
    char best[MOVE] = "";
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        if (!strncmp(line, "escapade ", 9)) {
            puts("ready");
        } else if (!strncmp(line, "position ", 9)) {
            best[0] = 0;
        } else if (!strncmp(line, "legal ", 6)) {
            if (!best[0] || score(line + 6) > score(best)) snprintf(best, sizeof best, "%s", line + 6);
        } else if (!strcmp(line, "go")) {
            printf("play %s\n", best);
        } else if (!strcmp(line, "quit")) {
            break;
        }
        fflush(stdout);  /* or the answer stays in a buffer */
    }
    return 0;
}
