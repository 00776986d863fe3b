"""Who plays Patchwork and Express."""

from mercerie.bots.bot import Cast
from mercerie.bots.greedy import greedy
from mercerie.bots.patchwork.appraise import appraise
from mercerie.bots.patchwork.levels import CHAMPION, SCORE, SEARCH, UCT

CAST = Cast((greedy(appraise), SEARCH, CHAMPION, SCORE, UCT), analyst="champion:full")
